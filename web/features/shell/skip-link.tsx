/** The first element that the Tab key reaches; visible only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#content"
      onClick={(event) => {
        // Following the link would change the hash, and the router would treat that as navigation.
        event.preventDefault();
        const main = document.querySelector<HTMLElement>("#content");
        if (!main) return;
        main.tabIndex = -1;
        main.focus();
        main.scrollIntoView();
      }}
      className="sr-only rounded-control bg-ink font-strong text-on-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-4 focus:z-(--layer-toast) focus:px-4 focus:py-3"
    >
      Skip to content
    </a>
  );
}
