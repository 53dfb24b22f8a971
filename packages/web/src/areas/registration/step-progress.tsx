import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { visuallyHidden } from '../../ui/plain-look.ts'
import { nameOfStep, type RegistrationStep } from './registration-steps.ts'
import { queryOfStep } from './use-step.ts'

interface StepProgressProps {
  dinner: PublicDinner
  step: RegistrationStep
  steps: readonly RegistrationStep[]
}

/** A bar per step; finished ones are links. The names appear below where there is room. */
export function StepProgress({ dinner, step, steps }: StepProgressProps) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const current = steps.indexOf(step)
  return (
    <Box component="nav" aria-label={t('progressLabel')}>
      <Box sx={{ display: { sm: 'none' }, fontSize: '0.875rem', color: 'text.secondary', mb: 0.75 }}>
        {t('progress', { current: current + 1, total: steps.length })}
      </Box>
      <Box component="ol" sx={{ display: 'flex', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((one, position) => (
          <Box
            component="li"
            key={one}
            aria-current={position === current ? 'step' : undefined}
            sx={{
              flex: 1,
              minHeight: { xs: 18, sm: 32 },
              fontSize: '0.875rem',
              fontWeight: position === current ? 700 : 500,
            }}
          >
            <Bar filled={position <= current} />
            {position < current ? (
              <Box component={Link} to={{ search: `?${queryOfStep(query, one)}` }} sx={doneStep}>
                <StepName name={t(`steps.${nameOfStep(one, dinner)}`)} />
                <Box component="span" sx={visuallyHidden}>
                  {t('stepDone', { step: t(`steps.${nameOfStep(one, dinner)}`) })}
                </Box>
              </Box>
            ) : (
              <Box component="span" sx={{ color: position === current ? 'text.primary' : 'text.secondary' }}>
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  {t(`steps.${nameOfStep(one, dinner)}`)}
                </Box>
                <Box component="span" sx={{ ...visuallyHidden, display: { sm: 'none' } }}>
                  {t(`steps.${nameOfStep(one, dinner)}`)}
                </Box>
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The bar is part of what can be tapped, also where its name is not shown. */
const doneStep = {
  display: 'block',
  color: 'text.secondary',
  textDecoration: 'none',
  mt: '-18px',
  pt: '18px',
  minHeight: 26,
  '&:hover': { textDecoration: 'underline' },
} as const

function StepName({ name }: { name: string }) {
  return (
    <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {name}
    </Box>
  )
}

function Bar({ filled }: { filled: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        height: 6,
        mb: 0.5,
        borderRadius: 3,
        bgcolor: filled ? 'primary.main' : 'divider',
        transition: 'background-color 0.2s',
      }}
    />
  )
}
