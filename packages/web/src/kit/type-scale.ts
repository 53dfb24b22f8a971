export const fontFamily =
  '"Inter Variable", "Inter Fallback", "Inter Fallback Roboto", system-ui, -apple-system, "Segoe UI", sans-serif'

/** A scale by about a fifth per step; the largest sizes shrink with the screen. */
export const typeScale = {
  h1: {
    fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
    fontWeight: 680,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
  h2: {
    fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
    fontWeight: 650,
    lineHeight: 1.3,
    letterSpacing: '-0.012em',
  },
  h3: { fontSize: '1.125rem', fontWeight: 640, lineHeight: 1.4, letterSpacing: '-0.006em' },
  h4: { fontSize: '1rem', fontWeight: 640, lineHeight: 1.45 },
  h5: { fontSize: '0.9375rem', fontWeight: 640, lineHeight: 1.5 },
  h6: { fontSize: '0.875rem', fontWeight: 640, lineHeight: 1.5 },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.875rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  button: { fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none' },
  overline: { fontSize: '0.8125rem', fontWeight: 640, letterSpacing: '0.04em', lineHeight: 1.5, textTransform: 'none' },
} as const
