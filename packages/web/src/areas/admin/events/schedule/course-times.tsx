import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DinnerReply } from '@running-dinner/contract/events'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseMark, courseAt } from '../../../../kit/course-mark.tsx'
import { formatTime } from '../../../../lib/dates.ts'

/** The courses and the after party in their order, each with its time. */
export function CourseTimes({ dinner }: { dinner: Pick<DinnerReply, 'meals' | 'afterPartyLocation'> }) {
  const { t } = useTranslation('admin')
  const { meals, afterPartyLocation } = dinner
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {meals.map((meal, position) => (
        <Row key={meal.id} time={meal.time}>
          <CourseMark course={courseAt(position)} label={meal.label} />
        </Row>
      ))}
      {afterPartyLocation && (
        <Row time={afterPartyLocation.time}>{t('meals.afterParty', { title: afterPartyLocation.title })}</Row>
      )}
    </Box>
  )
}

function Row({ time, children }: { time: string; children: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Typography component="time" dateTime={time} sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('meals.time', { time: formatTime(time) })}
      </Typography>
    </Box>
  )
}
