import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { pictureColours } from './picture-colours.ts'

interface PictureProps {
  /** Text for screen readers; without it the picture is decoration. */
  label?: string
  width: number
  height: number
  sx?: SxProps<Theme>
  children: ReactNode
}

/** Frame of a drawing. Its proportions are fixed before it is painted, so the layout does not shift. */
export function Picture({ label, width, height, sx = {}, children }: PictureProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      sx={[
        pictureColours,
        { display: 'block', width: '100%', height: 'auto', aspectRatio: `${width} / ${height}` },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  )
}
