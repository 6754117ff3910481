/** Hash of web/public/theme.js, the one script that stands in the pages themselves: it sets the theme before the first paint. The build checks it. */
export const THEME_SCRIPT_HASH = "sha256-tlXCP8w+1j6IbpJJb8KkMiN8yiIky6MfE0rjaxGdBuI=";
