import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  id?: string
  title: string
  intro?: string
  /** A band of the other surface, to set sections apart. */
  raised?: boolean
  /** Beside the text on wide screens, on the given side; below it on narrow ones. */
  picture?: ReactNode
  pictureSide?: 'left' | 'right'
  children: ReactNode
}

/** A titled band of a public page. */
export function Section({ id, title, intro, raised = false, picture, pictureSide = 'right', children }: SectionProps) {
  const titleId = useId()
  const isLeft = pictureSide === 'left'
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ bgcolor: raised ? 'background.paper' : 'transparent', py: { xs: 6, md: 9 } }}
    >
      <Container
        maxWidth="lg"
        sx={
          picture
            ? {
                display: 'grid',
                alignItems: 'center',
                columnGap: 8,
                rowGap: 4,
                gridTemplateColumns: { md: isLeft ? '5fr 7fr' : '7fr 5fr' },
              }
            : undefined
        }
      >
        <Box sx={{ order: { md: isLeft ? 2 : 1 } }}>
          <Typography
            id={titleId}
            variant="h2"
            sx={{ fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)', lineHeight: 1.2, mb: intro ? 1 : 3 }}
          >
            {title}
          </Typography>
          {intro && (
            <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mb: 4, maxWidth: '64ch' }}>
              {intro}
            </Typography>
          )}
          {children}
        </Box>
        {picture && <Box sx={{ order: { md: isLeft ? 1 : 2 }, maxWidth: { xs: 440, md: 'none' } }}>{picture}</Box>}
      </Container>
    </Box>
  )
}
