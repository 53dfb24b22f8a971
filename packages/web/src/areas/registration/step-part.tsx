import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface StepPartProps {
  title: string
  intro: string
  children: ReactNode
}

/** One of several questions on a screen. */
export function StepPart({ title, intro, children }: StepPartProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ '& + &': { mt: 4, pt: 3.5, borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      <Box component="p" sx={{ mt: 0.5, mb: 2.5, color: 'text.secondary' }}>
        {intro}
      </Box>
      {children}
    </Box>
  )
}
