import { mdiBellOffOutline, mdiBellRing, mdiSilverwareForkKnife } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import {
  type CourseView,
  coursesOf,
  currentMealOf,
  redTablesWith,
} from '../../../../features/evening/day/board-view.ts'
import { Notice } from '../../../../kit/notice.tsx'
import { paths } from '../../../../lib/paths.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Page } from '../../../../ui/page.tsx'
import { visuallyHidden } from '../../../../ui/plain-look.ts'
import { CourseTables } from './course-tables.tsx'
import { useTonight } from './evening-context.tsx'
import { EveningTools } from './evening-tools.tsx'
import { PeopleSearch } from './people-search.tsx'
import { clockOf, courseMoment } from './span-text.ts'

/** The tables of one course: the current one, until another is chosen. */
export function EveningBoard() {
  const { board, people } = useTonight()
  const [search, setSearch] = useSearchParams()
  const courses = coursesOf(board, people)
  const current = currentMealOf(board)
  const chosenCourse = search.get('course') ?? current
  const course =
    courses.find(({ mealId }) => mealId === chosenCourse) ?? courses.find(({ mealId }) => mealId === current)
  if (course === undefined || courses.every(({ tables }) => tables.length === 0)) return <NoTeams />
  const handleCourse = (mealId: string) =>
    setSearch(
      (before) => {
        // Without a choice the page follows the evening.
        if (mealId === current) before.delete('course')
        else before.set('course', mealId)
        return before
      },
      { replace: true },
    )
  return <Course courses={courses} course={course} current={current} onCourse={handleCourse} />
}

interface CourseProps {
  courses: readonly CourseView[]
  course: CourseView
  current: string | undefined
  onCourse: (mealId: string) => void
}

function Course({ courses, course, current, onCourse }: CourseProps) {
  const { t } = useTranslation('tonight')
  const { now } = useTonight()
  const red = redTablesWith(courses, course, current)
  const { isOn, toggle } = useRing(red.map(({ course: { mealId }, table }) => `${mealId},${table.teamId}`))
  // On a phone what is urgent comes before what is done for many at once.
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const { complete, tables } = course
  const moment = courseMoment(t, course, now)
  return (
    <Container maxWidth={false} sx={wall}>
      <title>{`${red.length > 0 ? `(${red.length}) ` : ''}${moment} · Running Dinner`}</title>
      <EveningNotices />
      <Box sx={head}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', mb: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h1" sx={{ fontSize: { xs: '1.625em', sm: '2em' } }}>
              {moment}
            </Typography>
            <Box sx={{ fontSize: '1.125em', mt: 0.5 }}>{t('complete', { complete, count: tables.length })}</Box>
            <LinearProgress
              aria-hidden
              variant="determinate"
              color="success"
              value={(100 * complete) / Math.max(1, tables.length)}
              sx={{ mt: 1, height: 8, borderRadius: 4, maxWidth: '24em', backgroundColor: 'action.disabledBackground' }}
            />
          </Box>
          <IconButton
            aria-label={t('ring')}
            aria-pressed={isOn}
            onClick={toggle}
            sx={{
              width: 48,
              height: 48,
              border: 1,
              borderColor: isOn ? 'primary.main' : 'divider',
              color: isOn ? 'primary.main' : 'text.secondary',
            }}
          >
            <Icon path={isOn ? mdiBellRing : mdiBellOffOutline} />
          </IconButton>
        </Box>
        <Box>
          <Box sx={{ mb: 2 }}>
            <ChoiceChips
              label={t('courses')}
              value={course.mealId}
              choices={courses.map((each) => ({ value: each.mealId, label: <CourseLabel course={each} /> }))}
              onChange={onCourse}
            />
          </Box>
          <Box role="status" sx={visuallyHidden}>
            {red.map(({ course: { label }, table }) => announcement(t, label, table)).join(' ')}
          </Box>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', mb: { xs: 2, md: 3 } }}>
            <PeopleSearch current={current} />
            {isWide && <EveningTools />}
          </Box>
        </Box>
      </Box>
      <CourseTables course={course} red={red} tools={!isWide && <EveningTools />} />
    </Container>
  )
}

type Translate = ReturnType<typeof useTranslation<'tonight'>>['t']

/** What a screen reader says when a table becomes red. */
function announcement(
  t: Translate,
  course: string,
  { names, reasons: [reason] }: CourseView['tables'][number],
): string {
  return reason ? t('announced', { course, names: names.join(', '), reason: t(`reasons.${reason}`) }) : ''
}

function CourseLabel({ course }: { course: CourseView }) {
  const { t } = useTranslation('tonight')
  const count = course.tables.filter(({ state }) => state === 'RED').length
  return count === 0 ? course.label : `${course.label} · ${t('red', { count })}`
}

function NoTeams() {
  const { t } = useTranslation('tonight')
  const { secret, isOrganiser } = useTonight()
  return (
    <Page title={t('title')} width="md">
      <EmptyState
        icon={mdiSilverwareForkKnife}
        title={t('none.title')}
        action={
          isOrganiser && (
            <Button component={Link} to={paths.admin.teams(secret)} variant="contained">
              {t('none.action')}
            </Button>
          )
        }
      >
        {t('none.text')}
      </EmptyState>
    </Page>
  )
}

/** On a projector what is chosen is beside the headline, so that all tables of a course fit below. */
const head = {
  '@media (min-width: 1800px)': {
    display: 'grid',
    gridTemplateColumns: '1fr 1.4fr',
    columnGap: 4,
    alignItems: 'start',
  },
} as const

/** On a projector everything grows, so that it is readable from the other end of a room. */
const wall = {
  py: { xs: 2, md: 4 },
  '@media (min-width: 1800px)': {
    fontSize: '1.5rem',
    '--card': '30em',
    '& .MuiChip-root': { fontSize: '1.25rem', height: 48 },
    '& [type="search"]': { fontSize: '1.25rem' },
  },
} as const

/** Why the board may not be what a reader expects: no connection, cancelled, too early, over. */
function EveningNotices() {
  const { t } = useTranslation('tonight')
  const { people, board, isStale } = useTonight()
  return (
    <>
      {people.helper !== null && (
        <Typography sx={{ mb: 2 }}>{t('helper', { name: people.helper, title: people.title })}</Typography>
      )}
      {isStale && (
        <Box sx={{ mb: 2 }}>
          <Notice severity="warning" title={t('stale.title', { time: clockOf(board.now) })}>
            {t('stale.text')}
          </Notice>
        </Box>
      )}
      {people.cancelled && (
        <Box sx={{ mb: 2 }}>
          <Notice severity="warning" title={t('cancelled.title')}>
            {t('cancelled.text')}
          </Notice>
        </Box>
      )}
      {!people.cancelled && people.phase !== 'TONIGHT' && (
        <Box sx={{ mb: 2 }}>
          <Notice severity="info" title={t(`${people.phase}.title`)}>
            {t(`${people.phase}.text`, { time: clockOf(people.opensAt) })}
          </Notice>
        </Box>
      )}
    </>
  )
}

/** How often an open board rings again while a table is red. */
const ringAgainMilliseconds = 60_000

/**
 * Rings when a table becomes red, and again every minute until none is. Browsers play sound only after a press, so it is silent until
 * `toggle`, and after every reload.
 */
function useRing(redTables: readonly string[]) {
  const audio = useRef<AudioContext>(undefined)
  const [isOn, setOn] = useState(false)
  const seenTables = useRef<readonly string[]>(undefined)

  const ring = useCallback(() => {
    if (audio.current) playTwoTones(audio.current)
    if ('vibrate' in navigator) navigator.vibrate([250, 120, 250])
  }, [])

  const toggle = () => {
    if (isOn) void audio.current?.close()
    audio.current = isOn || typeof AudioContext === 'undefined' ? undefined : new AudioContext()
    if (!isOn) ring()
    setOn(!isOn)
  }

  const key = redTables.join(' ')
  useEffect(() => {
    const tables = key === '' ? [] : key.split(' ')
    const isNew = tables.some((table) => !(seenTables.current ?? tables).includes(table))
    seenTables.current = tables
    if (!isOn || tables.length === 0) return
    if (isNew) ring()
    const timer = window.setInterval(ring, ringAgainMilliseconds)
    return () => window.clearInterval(timer)
  }, [key, isOn, ring])

  useEffect(() => () => void audio.current?.close(), [])
  return { isOn, toggle }
}

/** A doorbell: high, low. */
function playTwoTones(context: AudioContext): void {
  for (const [hertz, after] of [
    [784, 0],
    [587, 0.35],
  ] as const) {
    const start = context.currentTime + after
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.25, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.6)
  }
}
