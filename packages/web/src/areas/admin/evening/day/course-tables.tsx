import { mdiCheckCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CourseView, redTablesWith, TableView } from '../../../../features/evening/day/board-view.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TableCard, TableLine } from './table-card.tsx'

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
      sx={{ ...list, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--card, 22em)), 1fr))', gap: 1.5 }}
    >
      {children}
    </Box>
  )
}

function Lines({ tables }: { tables: readonly TableView[] }) {
  return (
    <Card component="ul" sx={{ ...list, columns: { lg: '24em' }, columnGap: 0, display: 'block' }}>
      {tables.map((table) => (
        <TableLine key={table.teamId} table={table} />
      ))}
    </Card>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid' } as const
