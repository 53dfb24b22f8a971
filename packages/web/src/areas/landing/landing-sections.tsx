import { mdiBullhornVariantOutline, mdiCalendarRemoveOutline, mdiEyeCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { CourseMark } from '../../ui/course-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EventCards } from './event-cards.tsx'
import { ForgetPicture } from './pictures/forget-picture.tsx'
import { QuietStreetPicture } from './pictures/quiet-street-picture.tsx'
import { Section } from './section.tsx'

const courses = [
  { course: 'starter', time: '19:00' },
  { course: 'main', time: '21:00' },
  { course: 'dessert', time: '23:00' },
] as const

/** The evening of one team in three stops, one below the other like a route. */
export function EveningSteps() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {courses.map(({ course, time }) => (
        <Box
          component="li"
          key={course}
          sx={{
            position: 'relative',
            pl: 3,
            pb: 3.5,
            borderLeft: 3,
            borderColor: `course.${course}`,
            '&:last-child': { pb: 0 },
          }}
        >
          <Typography variant="h3" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 0.5 }}>
            <CourseMark course={course} label={common(`course.${course}`)} />
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
              {t('evening.at', { time })}
            </Box>
          </Typography>
          <Typography sx={{ maxWidth: '48ch' }}>{t(`evening.${course}`)}</Typography>
        </Box>
      ))}
    </Box>
  )
}

/** The next events; without any, an invitation to create the first. */
export function NextEvents({ events }: { events: readonly PublicDinner[] }) {
  const { t } = useTranslation('landing')
  if (events.length === 0) {
    return (
      <Section title={t('next.title')} intro={t('events.emptyText')} picture={<QuietStreetPicture />}>
        <ActionLink to={paths.wizard.basics()} variant="contained">
          {t('start.create')}
        </ActionLink>
      </Section>
    )
  }
  return (
    <Section title={t('next.title')} intro={t('next.intro')}>
      <EventCards events={events} level="h3" />
      <ActionLink to={paths.events()} variant="outlined" sx={{ mt: 3 }}>
        {t('next.all')}
      </ActionLink>
    </Section>
  )
}

const promises = [
  { key: 'deleted', icon: mdiCalendarRemoveOutline },
  { key: 'silent', icon: mdiBullhornVariantOutline },
  { key: 'own', icon: mdiEyeCheckOutline },
] as const

export function PrivacyPromise() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('privacy.title')} intro={t('privacy.text')} raised picture={<ForgetPicture />} pictureSide="left">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 4, display: 'grid', gap: 1.5 }}>
        {promises.map(({ key, icon }) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Icon path={icon} sx={{ color: 'primary.main' }} />
            <Typography>{t(`privacy.${key}`)}</Typography>
          </Box>
        ))}
      </Box>
      <ActionLink to={paths.privacy()} variant="outlined">
        {t('privacy.more')}
      </ActionLink>
    </Section>
  )
}
