import type { Plugin } from 'vite'

/** What libraries import and the product never calls. */
const unused: readonly (readonly [file: RegExp, instead: string])[] = [
  // The theme has no ripples (`disableRipple`).
  [/@mui.material.ButtonBase.TouchRipple\.mjs$/, 'export default function TouchRipple() { return null }'],
  // For the components of Emotion's `withTheme`.
  [/hoist-non-react-statics.dist.*\.js$/, 'export default (target) => target'],
]

export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    load: (id) => unused.find(([file]) => file.test(id))?.[1],
    transform: (code, id) => (routerFile.test(id) ? { code: withPureComponents(code), map: null } : undefined),
  }
}

const routerFile = /react-router.dist/

/** The bundler keeps an unused component that is a call or gets a name: `Form` with all it needs to submit. */
function withPureComponents(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (?=React\d*\.forwardRef\()/g, '= /* @__PURE__ */ ')
}
