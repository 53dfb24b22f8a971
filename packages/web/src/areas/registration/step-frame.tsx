import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EventCard } from './event-card.tsx'
import { EventLink } from './event-link.tsx'
import { nameOfStep, type RegistrationStep } from './registration-steps.ts'
import { StepProgress } from './step-progress.tsx'

interface StepFrameProps {
  dinner: PublicDinner
  step: RegistrationStep
  steps: readonly RegistrationStep[]
  /** A field is about to take the focus. */
  isRefusing: boolean
  children: ReactNode
}

/** Where one is, what is asked, and on wide screens what it is all about. */
export function StepFrame({ dinner, step, steps, isRefusing, children }: StepFrameProps) {
  const { t } = useTranslation('registration')
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shownRef = useRef(step)
  const title = t(`${nameOfStep(step, dinner)}.title`)
  useLayoutEffect(() => {
    if (shownRef.current === step) return
    shownRef.current = step
    if (isRefusing) return
    window.scrollTo(0, 0)
    // So that screen readers announce the new question. Before the paint: a Tab pressed as soon as the step is seen starts here.
    headingRef.current?.focus({ preventScroll: true })
  }, [step, isRefusing])
  return (
    <Container maxWidth="md" sx={{ pt: { xs: 2, md: 5 } }}>
      <title>{`${title} · ${dinner.publicSettings.title}`}</title>
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 264px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <EventLink dinner={dinner} />
          <StepProgress dinner={dinner} step={step} steps={steps} />
          <Typography
            variant="h1"
            ref={headingRef}
            tabIndex={-1}
            sx={{ mt: 2, mb: 2.5, textWrap: 'balance', '&:focus-visible': { outline: 'none' } }}
          >
            {title}
          </Typography>
          {children}
        </Box>
        <Box component="aside" sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 96 }}>
          <EventCard dinner={dinner} />
        </Box>
      </Box>
    </Container>
  )
}
