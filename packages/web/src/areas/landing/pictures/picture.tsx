import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { pictureColours } from './picture-colours.ts'

interface PictureProps {
  /** What is to be seen; without it the picture is decoration. */
  label?: string
  width: number
  height: number
  sx?: SxProps<Theme>
  children: ReactNode
}

/** A drawing of ours. Its proportions are known before it is drawn, so nothing jumps. */
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
