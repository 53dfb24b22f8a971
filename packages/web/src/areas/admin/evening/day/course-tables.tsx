import { mdiAlert, mdiAlertOutline, mdiCheckCircleOutline, mdiPhone } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CourseView, redTablesWith, TableView } from '../../../../features/evening/day/board-view.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { AnswerLine } from './answer-line.tsx'
import { useTableLink } from './table-sheet/use-table-address.ts'

interface CourseTablesProps {
  course: CourseView
  /** Also of other courses. */
  red: ReturnType<typeof redTablesWith>
  /** Between what is urgent and the rest. */
  tools: ReactNode
}

/** The tables of a course: red ones first, also of later courses, those that are fine folded away. */
export function CourseTables({ course, red, tools }: CourseTablesProps) {
  const { t } = useTranslation('tonight')
  const inState = (state: TableView['state']) => course.tables.filter((table) => table.state === state)
  const [amber, grey, green] = [inState('AMBER'), inState('GREY'), inState('GREEN')]
  const isCalm = red.length + amber.length === 0
  return (
    <>
      {isCalm && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 3 }}>
          <Icon path={mdiCheckCircleOutline} sx={{ color: 'success.main' }} />
          {t('calm')}
        </Box>
      )}
      <Group title={t('groups.RED')} count={red.length}>
        <Cards>
          {red.map(({ course: { mealId, label }, table }) => (
            <TableCard
              key={`${mealId} ${table.teamId}`}
              table={table}
              {...(mealId === course.mealId ? {} : { course: label })}
            />
          ))}
        </Cards>
      </Group>
      {tools}
      <Group title={t('groups.AMBER')} count={amber.length}>
        <Cards>
          {amber.map((table) => (
            <TableCard key={table.teamId} table={table} />
          ))}
        </Cards>
      </Group>
      <Group title={t('groups.GREY')} count={grey.length}>
        <Lines tables={grey} />
      </Group>
      {green.length > 0 && (
        <Box component="details" sx={{ '& > summary': { cursor: 'pointer', mb: 1.5, py: 0.75 } }}>
          <Box component="summary">
            <Typography variant="h2" component="span" sx={{ fontSize: '1.25em' }}>
              {t('groups.GREEN')} ({green.length})
            </Typography>
          </Box>
          <Lines tables={green} />
        </Box>
      )}
    </>
  )
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const titleId = useId()
  if (count === 0) return null
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 3 }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 1.5, fontSize: '1.25em' }}>
        {title} ({count})
      </Typography>
      {children}
    </Box>
  )
}

function Cards({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        ...listStyles,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--card, 22em)), 1fr))',
        gap: 1.5,
      }}
    >
      {children}
    </Box>
  )
}

function Lines({ tables }: { tables: readonly TableView[] }) {
  return (
    <Card component="ul" sx={{ ...listStyles, columns: { lg: '24em' }, columnGap: 0, display: 'block' }}>
      {tables.map((table) => (
        <TableLine key={table.teamId} table={table} />
      ))}
    </Card>
  )
}

const listStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid' } as const

/** A table that needs a look: who cooks, why, how many are there, and a call in one tap. `course` names its course where the page shows a different one. */
function TableCard({ table, course }: { table: TableView; course?: string }) {
  const { t } = useTranslation('tonight')
  const { names, calls, reasons, state } = table
  const isRed = state === 'RED'
  const colour = isRed ? 'error' : 'warning'
  return (
    <Card
      component="li"
      sx={{ ...card, borderLeftColor: `${colour}.main`, ...(isRed && { ...redGround, animation: pulse }) }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {course !== undefined && <Box sx={{ fontWeight: 650 }}>{course}</Box>}
        <TableName table={table} />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 0.75, p: 0, display: 'grid', gap: 0.25 }}>
          {reasons.map((reason, position) => (
            <Box component="li" key={reason} sx={position === 0 ? mainReason : { pl: '1.8em' }}>
              {position === 0 && (
                <Icon
                  path={isRed ? mdiAlert : mdiAlertOutline}
                  sx={{ color: `${colour}.main`, fontSize: '1.375em', flex: 'none' }}
                />
              )}
              {t(`reasons.${reason}`)}
            </Box>
          ))}
        </Box>
        <Arrived table={table} />
        {isRed && <AnswerLine table={table} />}
      </Box>
      {calls[0] === undefined ? (
        <Box sx={{ color: 'text.secondary' }}>{t('table.noPhone')}</Box>
      ) : (
        <Button
          href={calls[0].url}
          variant={isRed ? 'contained' : 'outlined'}
          color={isRed ? 'error' : 'primary'}
          aria-label={t('table.call', { name: names[0] ?? '' })}
          startIcon={<Icon path={mdiPhone} />}
          sx={{ minHeight: 48, flex: { xs: '1 1 100%', sm: 'none' }, fontSize: '1em' }}
        >
          {t('table.callShort')}
        </Button>
      )}
    </Card>
  )
}

/** A table without anything to do, in one line. */
function TableLine({ table }: { table: TableView }) {
  const { t } = useTranslation('tonight')
  const { names, calls } = table
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <TableName table={table} />
        <Arrived table={table} />
      </Box>
      {calls[0] !== undefined && (
        <Button
          href={calls[0].url}
          aria-label={t('table.call', { name: names[0] ?? '' })}
          sx={{ minWidth: 48, minHeight: 48, p: 0, fontSize: '1em' }}
        >
          <Icon path={mdiPhone} sx={{ fontSize: '1.375em' }} />
        </Button>
      )}
    </Box>
  )
}

/** Opens the sheet of the table. */
function TableName({ table }: { table: TableView }) {
  const { t } = useTranslation('tonight')
  const { team, names } = table
  const link = useTableLink(table)
  return (
    <Box>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1, whiteSpace: 'nowrap' }}>
        {t('table.number', { number: team?.teamNumber ?? '' })}
      </Box>
      <MuiLink component={Link} to={link} sx={{ fontWeight: 680, py: 1.25 }}>
        {team?.cancelled ? t('table.cancelled') : names.join(', ')}
      </MuiLink>
    </Box>
  )
}

function Arrived({ table: { arrived, expected } }: { table: TableView }) {
  const { t } = useTranslation('tonight')
  return (
    <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {t('table.arrived', { arrived, expected })}
    </Box>
  )
}

const card = {
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'start',
  borderLeft: 6,
} as const

const mainReason = { display: 'flex', gap: '0.425em', fontWeight: 650 } as const

const redGround = {
  bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 9%, var(--mui-palette-background-paper))',
  '@keyframes red-table': {
    '0%, 100%': { boxShadow: '0 0 0 0 transparent' },
    '50%': { boxShadow: '0 0 0 5px color-mix(in srgb, var(--mui-palette-error-main) 35%, transparent)' },
  },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const

const pulse = 'red-table 2.4s ease-in-out infinite'

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
