import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatTime, weekdayOf } from '../../lib/dates.ts'
import { CourseMark, courseAt } from '../../ui/course-mark.tsx'
import { PlainCard } from '../../ui/plain-look.ts'
import { euro } from './euro.ts'

/** Beside the form: the event that the guest registers for. */
export function EventCard({ dinner }: { dinner: PublicDinner }) {
  const { t, i18n } = useTranslation('registration')
  const language = i18n.resolvedLanguage ?? 'de'
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
