import type { Plugin } from 'vite'

/** What libraries import and the product never calls. */
const unused: readonly (readonly [file: RegExp, instead: string])[] = [
  // Buttons show a press by their colour.
  [/@mui.material.ButtonBase.TouchRipple\.mjs$/, 'export default function TouchRipple() { return null }'],
  [
    /@mui.material.useLazyRipple.useLazyRipple\.mjs$/,
    'const ripple = { start() {}, stop() {}, pulsate() {} }; export default () => ripple',
  ],
  // For trails of more than eight places.
  [/@mui.material.Breadcrumbs.BreadcrumbCollapsed\.mjs$/, 'export default () => null'],
  // For pages that a server renders with MUI; the constants are its own.
  [
    /@mui.system.InitColorSchemeScript.InitColorSchemeScript\.mjs$/,
    `export const DEFAULT_MODE_STORAGE_KEY = 'mode', DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme',
      DEFAULT_ATTRIBUTE = 'data-color-scheme', buildInitColorSchemeScript = () => null
    export default buildInitColorSchemeScript`,
  ],
  // For compilers of styles.
  [/@mui.material.styles.stringifyTheme\.mjs$/, 'export const stringifyTheme = undefined'],
  // A list of all attributes, against properties that no element has: the types of `styled('div')` refuse them.
  [
    /@emotion.is-prop-valid.dist.*\.js$/,
    "const own = ['as', 'ownerState', 'sx', 'theme']; export default (name) => !own.includes(name)",
  ],
  // For React before 18.
  [/use-sync-external-store.shim.index\.js$/, "export { useSyncExternalStore } from 'react'"],
  // For the components of Emotion's `withTheme`.
  [/hoist-non-react-statics.dist.*\.js$/, 'export default (target) => target'],
]

export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    load: (id) => unused.find(([file]) => file.test(id))?.[1],
    transform: (code, id) => (routerFile.test(id) ? { code: withoutDataRouter(code), map: null } : undefined),
  }
}

const routerFile = /react-router.dist/

/**
 * The bundler keeps an unused component that is a call, gets a name or a context: `Form` with all it needs to submit. Links that
 * prefetch and the error boundary are for routers that load data.
 */
function withoutDataRouter(code: string): string {
  return code
    .replace(/^\w+\.(displayName = "\w+"|contextType = \w+);$/gm, '')
    .replace(/= (?=React\d*\.forwardRef\()/g, '= /* @__PURE__ */ ')
    .replace(
      /(React\d*)\.createElement\(\s*(?:PrefetchPageLinks|RenderErrorBoundary),/g,
      '$1.createElement($1.Fragment,',
    )
}
