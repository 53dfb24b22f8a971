import { style } from '@vanilla-extract/css'

/** As high and wide as `team-marker.tsx` says, for the places of markers are worked out from that. */
export const plate = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  height: '1.5625rem',
  borderRadius: 13,
  fontSize: '0.78125rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'background-color 120ms' } },
})

export const initials = style({ fontWeight: 600, fontSize: '0.6875rem' })

export const party = style({ fontSize: 18 })

export const group = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.25rem',
  borderRadius: 18,
  border: '2px solid #fff',
  outline: '2px solid #211d18',
  backgroundColor: '#211d18',
  color: '#fff',
  fontSize: '0.9375rem',
  fontWeight: 700,
})
