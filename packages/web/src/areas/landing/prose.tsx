import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A titled passage of running text. */
export function Prose({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{
        maxWidth: '72ch',
        mb: 5,
        scrollMarginTop: 80,
        '& p': { mt: 0, mb: 1.5 },
        '& ul': { pl: 3, my: 1 },
        '& li': { mb: 1 },
      }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
