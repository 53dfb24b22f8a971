import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TableAddress, useActForTable, useTable } from '../../../../../features/evening/day/evening-table.api.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { PageSkeleton } from '../../../../../ui/skeletons.tsx'
import { useTonight } from '../evening-context.tsx'
import { AskCooks } from './ask-cooks.tsx'
import { DoneNotice } from './done-notice.tsx'
import { TableActions } from './table-actions.tsx'
import { TablePeople } from './table-people.tsx'
import { TableReports } from './table-reports.tsx'
import { useAnswerOnOpening } from './use-answer-on-opening.ts'

interface TableSheetProps extends TableAddress {
  onClose: () => void
}

/** One table: what can be done for its guests, who sits there, what was reported. Beside the board, on a phone over it. */
export function TableSheet({ mealId, teamId, onClose }: TableSheetProps) {
  const { t } = useTranslation('tableSheet')
  const { people, teamOf } = useTonight()
  const titleId = useId()
  const course = people.meals.find((meal) => meal.mealId === mealId)?.label ?? ''
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { ...paper, sx: { width: { xs: '100%', sm: 480 } } } }}
    >
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
            {t('title', { course, number: teamOf(teamId)?.teamNumber ?? '' })}
          </Typography>
          <IconButton aria-label={t('close')} onClick={onClose} edge="end" sx={{ width: 44, height: 44 }}>
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
        <SheetContent mealId={mealId} teamId={teamId} />
      </Box>
    </Drawer>
  )
}

function SheetContent(table: TableAddress) {
  const { secret, isOrganiser } = useTonight()
  const [chosen, setChosen] = useState<boolean>()
  const [hostComes, setHostComes] = useState<boolean | null>(null)
  // What the host said is chosen until the organiser chooses.
  const hostLeaves = chosen ?? hostComes === false
  const { data, error, refetch, isPlaceholderData } = useTable(secret, table, hostLeaves)
  const act = useActForTable(secret, table)
  useAnswerOnOpening(table)
  if (data && data.hostComes !== hostComes) setHostComes(data.hostComes)
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return (
    <>
      {act.data && <DoneNotice done={act.data} />}
      {isOrganiser && !act.data && (
        <TableActions
          table={data}
          hostLeaves={hostLeaves}
          onHostLeaves={setChosen}
          isBusy={act.isPending || isPlaceholderData}
          error={act.error}
          onAct={(action) => act.mutate({ action, hostLeaves, planVersion: data.planVersion })}
          ask={<AskCooks table={table} hostLeaves={hostLeaves} />}
        />
      )}
      {isOrganiser && act.data && <AskCooks table={table} hostLeaves={hostLeaves} />}
      <TablePeople table={data} />
      <TableReports table={data} />
    </>
  )
}
