import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { homeSearchOf } from "../../lib/home-level.ts";
import { useHomeLevel } from "../../lib/home-place.ts";

export function BackLink() {
  const level = useHomeLevel();
  return (
    <Link
      to="/"
      search={homeSearchOf(level)}
      className="inline-flex min-h-target items-center gap-[6px] justify-self-start font-strong text-ink-soft no-underline hover:text-ink"
    >
      <ArrowLeft /> Back to Home
    </Link>
  );
}
