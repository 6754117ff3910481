import { clsx } from "clsx";
import { Check } from "lucide-react";
import { DropdownMenu as RadixMenu } from "radix-ui";
import { type ComponentProps, useRef } from "react";

/** Not modal by default, so the page behind it keeps its landmarks and its scroll bar. */
export function DropdownMenu({ modal = false, ...props }: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={modal} {...props} />;
}

/** Opens the menu; use asChild with a button. */
export function DropdownMenuTrigger(props: ComponentProps<typeof RadixMenu.Trigger>) {
  return <RadixMenu.Trigger {...props} />;
}

/** The list. It has no portal, so it belongs to the landmark of its button. */
export function DropdownMenuContent({
  className,
  onCloseAutoFocus,
  ...props
}: Omit<ComponentProps<typeof RadixMenu.Content>, "ref" | "onInteractOutside">) {
  const menu = useRef<HTMLDivElement>(null);
  // Radix moves the focus to the button a moment after the menu is gone. If the button has opened the menu again by then, the focus
  // would leave the new menu, which closes it.
  function returnFocus(event: Event): void {
    onCloseAutoFocus?.(event);
    if (buttonOf(menu.current)?.dataset.state === "open") event.preventDefault();
  }
  // A press on the button is the button's business: it opens or closes the menu itself. While the menu fades out, Radix would take the
  // press that opens it again for one outside, and close it.
  function leaveButtonAlone(event: Event): void {
    if (event.target instanceof Node && buttonOf(menu.current)?.contains(event.target)) event.preventDefault();
  }
  return (
    <RadixMenu.Content
      ref={menu}
      onCloseAutoFocus={returnFocus}
      onInteractOutside={leaveButtonAlone}
      align="end"
      sideOffset={8}
      collisionPadding={12}
      className={clsx(
        "z-(--layer-popover) grid max-h-(--radix-dropdown-menu-content-available-height) min-w-[232px] overflow-y-auto p-[6px]",
        "rounded-card border-2 border-line-control bg-surface text-ink shadow-float",
        "data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in",
        className,
      )}
      {...props}
    />
  );
}

function buttonOf(menu: HTMLElement | null): HTMLElement | null {
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}

const item = clsx(
  "flex min-h-target cursor-pointer items-center gap-3 rounded-control px-3 py-[6px] font-strong text-ink no-underline outline-none",
  "data-[highlighted]:bg-sunken data-[disabled]:text-ink-faint [&_.lucide]:text-ink-soft",
);

/** One choice; use asChild with a router link for pages. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof RadixMenu.Item>) {
  return <RadixMenu.Item className={clsx(item, className)} {...props} />;
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof RadixMenu.RadioGroup>) {
  return <RadixMenu.RadioGroup {...props} />;
}

/** One of several settings; the chosen one has a check mark. */
export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem className={clsx(item, className)} {...props}>
      {children}
      <RadixMenu.ItemIndicator className="ml-auto">
        <Check className="stroke-3" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label className={clsx("px-3 pt-2 pb-1 text-sm font-strong text-ink-soft", className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof RadixMenu.Separator>) {
  return <RadixMenu.Separator className={clsx("mx-2 my-[6px] h-[2px] bg-line", className)} {...props} />;
}
