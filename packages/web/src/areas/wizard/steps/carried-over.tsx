import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { useLanguage } from '../../../lib/language-rule.ts'
import { useWizard } from '../wizard-context.tsx'

/** Which event is run again, until its new date is chosen; with the way to an empty draft. */
export function CarriedOverNotice() {
  const { t } = useTranslation('wizard')
  const { draft, startOver } = useWizard()
  const { carriedOver, completed } = draft
  if (carriedOver === null || completed.includes('basics')) return null
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={startOver}>
          {t('again.empty')}
        </Button>
      }
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {t('again.notice', { title: carriedOver.title, date: formatDate(carriedOver.date) })}
    </Alert>
  )
}

/** What the new event takes over besides what the steps show, before it is created. */
export function CarriedOverSettings() {
  const { t } = useTranslation('wizard')
  const titleId = useId()
  const lines = useLines()
  if (lines.length === 0) return null
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
        {t('again.more')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.5 } }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {t('again.moreText')}
      </Typography>
    </Card>
  )
}

function useLines(): string[] {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  const { draft } = useWizard()
  const settings = draft.carriedOver?.settings
  if (settings === undefined) return []
  const { registrationQuestions = [], paymentOptions, eveningPhone = '', plannedMailsOff = [] } = settings
  // Guests of a closed event do not register, so they do not pay.
  const price = draft.basicDetails.registrationType === 'CLOSED' ? null : paymentOptions
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
  const questions = registrationQuestions.map(({ label }) => label).join(' · ')
  return [
    ...(price
      ? [
          t('again.price', {
            price: euros.format(Number(price.pricePerRegistration)),
            recipient: price.recipientEmail,
          }),
        ]
      : []),
    ...(registrationQuestions.length > 0
      ? [t('again.questions', { count: registrationQuestions.length, questions })]
      : []),
    ...(settings.allergenListEnabled ? [t('again.allergens')] : []),
    ...(settings.plannedMailText ? [t('again.mailText')] : []),
    ...(plannedMailsOff.length > 0 ? [t('again.mailsOff', { count: plannedMailsOff.length })] : []),
    t(`again.modes.${settings.travelMode}`),
    ...(eveningPhone === '' ? [] : [t('again.phone', { phone: eveningPhone })]),
  ]
}
