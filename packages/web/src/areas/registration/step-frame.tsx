import { mdiArrowLeft } from '@mdi/js'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate, formatTime, weekdayOf } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import { CourseMark, courseAt } from '../../ui/course-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlainCard } from '../../ui/plain-look.ts'
import { euro } from './price-summary.tsx'
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
          <Typography variant="h1" ref={headingRef} tabIndex={-1} sx={{ mt: 2, mb: 2.5, textWrap: 'balance' }}>
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

/** Beside the form: the event that the guest registers for. */
function EventCard({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const { title, endOfRegistrationDate } = dinner.publicSettings
  return (
    <PlainCard sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>
          {t('event.when', { weekday: weekdayOf(dinner.date, language), date: formatDate(dinner.date) })}
          <br />
          {dinner.city}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {dinner.meals.map((meal, position) => (
          <Box component="li" key={meal.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <CourseMark course={courseAt(position)} label={meal.label} />
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {formatTime(meal.time)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('event.deadline', { date: formatDate(endOfRegistrationDate) })}
        {dinner.paymentOptions && (
          <>
            <br />
            {t('event.price', { price: euro(dinner.paymentOptions.pricePerRegistration, language) })}
          </>
        )}
      </Box>
    </PlainCard>
  )
}

/** Which evening this is about, and the way back to it. */
function EventLink({ dinner }: { dinner: PublicDinner }) {
  return (
    <MuiLink
      component={Link}
      to={paths.event(dinner.publicSettings.publicDinnerId)}
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 32, maxWidth: '100%' }}
    >
      <Icon path={mdiArrowLeft} sx={{ fontSize: 20 }} />
      <Box
        component="span"
        sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {dinner.publicSettings.title}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {formatDate(dinner.date)}
      </Box>
    </MuiLink>
  )
}
