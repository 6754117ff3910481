import type { Page } from "@playwright/test";

/**
 * From now on, pages come without the data that they bring along, as when the database was too slow: the browser asks for everything by
 * itself. For scenarios that change the answers on their way.
 */
export async function withoutPageData(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="application\/json" id="start-data">.*?<\/script>/s, "");
    return route.fulfill({ response, body });
  });
}
