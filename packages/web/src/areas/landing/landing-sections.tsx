import { mdiBullhornVariantOutline, mdiCalendarRemoveOutline, mdiEyeCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { CourseShape } from '../../ui/course-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EventCards } from './event-cards.tsx'
import { ForgetPicture } from './pictures/forget-picture.tsx'
import { LaidTablePicture } from './pictures/laid-table-picture.tsx'
import { Section } from './section.tsx'

const courses = [
  { course: 'starter', time: '19:00' },
  { course: 'main', time: '21:00' },
  { course: 'dessert', time: '23:00' },
] as const

/** The evening of one team in three stops, side by side where there is room. */
export function EveningSteps() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
    >
      {courses.map(({ course, time }) => (
        <Box component="li" key={course} sx={{ pt: 2, borderTop: 4, borderColor: `course.${course}` }}>
          <Box sx={{ display: 'flex', fontSize: 44, mb: 1.5 }}>
            <CourseShape course={course} colour={`var(--mui-palette-course-${course})`} />
          </Box>
          <Typography variant="h3" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 0.5 }}>
            {common(`course.${course}`)}
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
      <Section title={t('next.title')} intro={t('events.emptyText')} picture={<LaidTablePicture />}>
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

const questions = [1, 2, 3, 4, 5] as const

/** What people ask before they begin. */
export function Questions() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('questions.title')}>
      <Box sx={{ maxWidth: 760, borderBottom: 1, borderColor: 'divider' }}>
        {questions.map((number) => (
          <Box
            component="details"
            key={number}
            sx={{ borderTop: 1, borderColor: 'divider', '& summary': { py: 1.75, cursor: 'pointer', fontWeight: 640 } }}
          >
            <summary>{t(`questions.q${number}`)}</summary>
            <Typography sx={{ pb: 2, maxWidth: '64ch' }}>{t(`questions.a${number}`)}</Typography>
          </Box>
        ))}
      </Box>
      <ActionLink to={`${paths.guide()}#fragen`} variant="outlined" sx={{ mt: 3 }}>
        {t('questions.more')}
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
