import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  intro?: string
  /** A band of the other surface, to set sections apart. */
  raised?: boolean
  children: ReactNode
}

/** A titled band of a public page. */
export function Section({ title, intro, raised = false, children }: SectionProps) {
  const titleId = useId()
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ bgcolor: raised ? 'background.paper' : 'transparent', py: { xs: 5, md: 8 } }}
    >
      <Container maxWidth="lg">
        <Typography
          id={titleId}
          variant="h2"
          sx={{ fontSize: 'clamp(1.375rem, 1.2rem + 1vw, 1.875rem)', mb: intro ? 1 : 3 }}
        >
          {title}
        </Typography>
        {intro && <Typography sx={{ color: 'text.secondary', mb: 4, maxWidth: '68ch' }}>{intro}</Typography>}
        {children}
      </Container>
    </Box>
  )
}
