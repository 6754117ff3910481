import { Avatar as RadixAvatar } from "radix-ui";

/** The picture of an Avatar; shows the letters while it loads and if it fails to load. */
export function AvatarImage({ src, letters }: { src: string; letters: string }) {
  return (
    <RadixAvatar.Root className="grid size-full place-items-center">
      <RadixAvatar.Image src={src} alt="" className="size-full object-cover" />
      <RadixAvatar.Fallback>{letters}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
