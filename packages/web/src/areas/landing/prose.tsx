import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface ProseProps {
  id?: string
  title: string
  /** Beside the text on wide screens. */
  picture?: ReactNode
  children: ReactNode
}

/** A titled passage of running text. */
export function Prose({ id, title, picture, children }: ProseProps) {
  const titleId = useId()
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{
        mb: { xs: 5, md: picture ? 8 : 5 },
        scrollMarginTop: 80,
        display: 'grid',
        columnGap: 8,
        rowGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { md: picture ? 'minmax(0, 1fr) 380px' : undefined },
      }}
    >
      <Box
        sx={{
          maxWidth: '72ch',
          minWidth: 0,
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
      {picture && <Box sx={{ maxWidth: 440, position: { md: 'sticky' }, top: 96 }}>{picture}</Box>}
    </Box>
  )
}
