import { mdiCheck, mdiPartyPopper } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../lib/dates.ts'
import { CourseShape, courseAt } from '../../ui/course-mark.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The evening as a line of stops: each course, then the after party. */
export function EveningPlan({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { meals, afterPartyLocation } = dinner
  const isShort = meals.length === 2
  // At each course a team meets as many new people as there are guests at the table.
  const people = meals.length * (meals.length - 1) * 2
  return (
    <>
      <Typography sx={{ mb: 3, maxWidth: '60ch' }}>{t('page.eveningIntro')}</Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {meals.map((meal, index) => (
          <Stop
            key={meal.id}
            mark={<CourseShape course={courseAt(index)} colour={`var(--mui-palette-course-${courseAt(index)})`} />}
            time={t('page.at', { time: formatTime(meal.time) })}
            title={meal.label}
            isLast={index === meals.length - 1 && !afterPartyLocation}
          >
            {t(isShort ? 'page.courseTwo' : 'page.course')}
          </Stop>
        ))}
        {afterPartyLocation && (
          <Stop
            mark={<Icon path={mdiPartyPopper} sx={{ fontSize: '1.1em' }} />}
            time={t('page.at', { time: formatTime(afterPartyLocation.time) })}
            title={t('page.afterPartyAt', { title: afterPartyLocation.title })}
            isLast
          >
            {[afterPartyLocation.addressName, afterPartyLocation.cityName].filter(Boolean).join(', ')}
          </Stop>
        )}
      </Box>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>{t('page.meet', { people })}</Typography>
    </>
  )
}

interface StopProps {
  mark: ReactNode
  time: string
  title: string
  isLast: boolean
  children: ReactNode
}

function Stop({ mark, time, title, isLast, children }: StopProps) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 1.5 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Box sx={{ height: 26, display: 'flex', alignItems: 'center', fontSize: '1.1rem' }}>{mark}</Box>
        {!isLast && <Box sx={{ flex: 1, width: 2, bgcolor: 'divider', my: 0.5 }} />}
      </Box>
      <Box sx={{ pb: isLast ? 0 : 2.5 }}>
        <Box sx={{ fontWeight: 650 }}>
          {title}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary', ml: 0.5, whiteSpace: 'nowrap' }}>
            {time}
          </Box>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </Box>
    </Box>
  )
}

/** What a guest needs to fill in the form. */
export function EventNeeds({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const needs = [
    t('page.needKitchen', { seats: dinner.numSeatsNeededForHost }),
    ...(dinner.zipRestrictions === '' ? [] : [t('page.zipText', { zips: dinner.zipRestrictions })]),
    t(dinner.teamPartnerWishDisabled ? 'page.needAlone' : 'page.needPartner'),
    t('page.needMail'),
  ]
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: '60ch' }}>
      {needs.map((need) => (
        <Box component="li" key={need} sx={{ display: 'flex', gap: 1.5 }}>
          <Icon path={mdiCheck} sx={{ color: 'success.main', mt: '2px' }} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {need}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
