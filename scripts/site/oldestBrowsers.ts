/** The oldest browsers that site and desk run in, by their first versions; the README names them. */
export const oldestBrowsers = { chrome: 109, safari: 16, firefox: 115 };

const browsers = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

/** Vite's targets for what those browsers run; it reads no list of browsers of its own. */
export const buildTargets = { target: browsers, cssTarget: browsers };

/**
 * A CSS feature that all of them have and earlier versions lack: container queries came with Chrome 105, Safari 16 and
 * Firefox 110.
 */
export const provingFeature = { property: 'container-type', value: 'inline-size' };

/**
 * The script of a page's head that tells older browsers apart. There the page stays as it was rendered: it shows what
 * it has for browsers without scripts, the telephone among it, and its script isn't run (`src/loader`). The syntax is
 * that of 2015, which those browsers can parse.
 */
export const outdatedBrowserScript = [
  `if(!(window.CSS&&CSS.supports&&CSS.supports("${provingFeature.property}","${provingFeature.value}"))){`,
  'document.documentElement.setAttribute("data-outdated","");',
  'document.addEventListener("DOMContentLoaded",function(){',
  'for(var all=document.querySelectorAll("noscript"),i=0;i<all.length;i++)',
  'all[i].outerHTML="<no-script>"+all[i].textContent+"</no-script>"})}',
].join('');
