// The scripts that stand in the pages themselves, by their hashes, which the pages' policy names. The build checks them.

/** web/public/theme.js sets the theme before the first paint. */
export const THEME_SCRIPT_HASH = "sha256-tlXCP8w+1j6IbpJJb8KkMiN8yiIky6MfE0rjaxGdBuI=";

/** web/build/app-loader.js loads the app after the first paint. */
export const APP_LOADER_HASH = "sha256-1WTVTrHiRs5b/SKblEf7DnvHRFqB5aqBKLdN8xnyqG4=";
