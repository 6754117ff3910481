import { useEffect, useState } from "react";
import { AppLink } from "../../lib/app-link.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";

interface FooterLink {
  label: string;
  to: string;
}

/** Every link leads to a page that exists, or to an anchor on one. */
const COLUMNS: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: "Product",
    links: [
      { label: "Features", to: "/#features" },
      { label: "Pricing", to: "/subscribe" },
      { label: "Languages", to: "/help#languages" },
      { label: "Progress Tracking", to: "/#progress" },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "Help Center", to: "/help" },
      { label: "Contact Us", to: "/help#contact" },
      { label: "Community", to: "/help#community" },
      { label: "Bug Reports", to: "/help#bugs" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", to: "/privacy" },
      { label: "Terms of Service", to: "/terms" },
      { label: "GDPR Compliance", to: "/gdpr" },
      { label: "Cookie Policy", to: "/cookies" },
    ],
  },
];

/** Footer of the landing page and the info pages. */
export function SiteFooter() {
  return (
    <footer id="pricing" className="focus-on-panel bg-panel text-on-panel">
      <div className="column grid grid-cols-2 gap-6 pt-7 pb-6 md:grid-cols-[1.3fr_1fr_1fr_1fr]">
        <div className="col-span-full grid content-start gap-2 md:col-span-1">
          <Wordmark className="h-[34px]" />
          <p className="text-on-panel-soft">Your Partner to Learn German</p>
        </div>
        {COLUMNS.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
        <p className="col-span-full border-t-2 border-panel-trail pt-4 text-sm text-on-panel-soft">
          © <CurrentYear /> Wortpfad
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: (typeof COLUMNS)[number]) {
  return (
    <nav aria-label={title}>
      <h3 className="mb-1 text-sm tracking-normal text-on-panel-soft">{title}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <AppLink
              to={to}
              className="inline-flex min-h-target items-center text-[1rem] font-strong text-on-panel no-underline hover:underline hover:decoration-accent"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function thisYear(): string {
  return String(new Date().getFullYear());
}

/** The prerendered page holds the year of its build, so the browser replaces it with the current one. */
function CurrentYear() {
  const [year, setYear] = useState(() => (typeof window === "undefined" ? thisYear() : ""));
  useEffect(() => setYear(thisYear()), []);
  return <span suppressHydrationWarning>{year}</span>;
}
