import type { Plugin } from 'vite'

/** The theme has no ripples (`disableRipple`), but MUI's buttons import them. */
export function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      /@mui.material.ButtonBase.TouchRipple\.mjs$/.test(id)
        ? 'export default function TouchRipple() { return null }'
        : undefined,
  }
}
