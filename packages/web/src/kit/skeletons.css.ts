import { keyframes, style } from '@vanilla-extract/css'
import { page } from './page.css.ts'
import { color } from './tokens.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.4 } })

const skeleton = style({
  borderRadius: 8,
  backgroundColor: color.selected,
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
})

export const cards = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
})

export const card = style([skeleton, { height: 160 }])

export const fields = style({ display: 'grid', gap: 16, maxWidth: 640 })

export const field = style([skeleton, { height: 56 }])

export const title = style([skeleton, { width: '40%', height: 32, marginBottom: 32 }])

export const column = page.lg
