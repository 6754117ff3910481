/** A file as text, built in by Vite. */
declare module "*.txt?raw" {
  const text: string;
  export default text;
}
