import { style } from '@vanilla-extract/css'

export const pin = style({ position: 'absolute', display: 'grid' })

export const pinButton = style([
  pin,
  {
    pointerEvents: 'auto',
    cursor: 'pointer',
    padding: 0,
    border: 0,
    borderRadius: 13,
    background: 'none',
    font: 'inherit',
  },
])

/** From a marker that is shifted to its place. */
export const line = style({
  position: 'absolute',
  height: 2,
  marginTop: -1,
  transformOrigin: '0 50%',
  backgroundColor: '#5c544a',
  boxShadow: '0 0 0 1px rgba(255, 255, 255, 0.7)',
})

export const dot = style({
  position: 'absolute',
  width: 8,
  height: 8,
  margin: '-4px 0 0 -4px',
  borderRadius: 4,
  backgroundColor: '#5c544a',
  border: '1px solid #fff',
})
