import { clsx } from "clsx";
import { Switch as RadixSwitch } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";

export interface SwitchProps extends Omit<ComponentProps<typeof RadixSwitch.Root>, "children"> {
  /** Names the setting; pressing it toggles the switch too. */
  label: ReactNode;
}

/** A setting that takes effect immediately. */
export function Switch({ label, className, ...props }: SwitchProps) {
  const id = useId();
  return (
    <span className={clsx("inline-flex items-center font-strong", className)}>
      <label htmlFor={id} className="grid min-h-target cursor-pointer items-center pr-[10px]">
        {label}
      </label>
      <RadixSwitch.Root
        id={id}
        className="group/switch grid min-h-target min-w-target place-items-center rounded-control"
        {...props}
      >
        <span className="block h-[24px] w-[40px] rounded-round border-2 border-line-control bg-sunken p-[3px] group-data-[state=checked]/switch:border-ink group-data-[state=checked]/switch:bg-ink">
          <RadixSwitch.Thumb className="block size-[14px] rounded-round bg-ink-faint transition-transform duration-(--time-quick) data-[state=checked]:translate-x-[16px] data-[state=checked]:bg-on-ink" />
        </span>
      </RadixSwitch.Root>
    </span>
  );
}
