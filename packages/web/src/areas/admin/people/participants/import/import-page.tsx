import { mdiFileUploadOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { limits } from '@running-dinner/domain/limits'
import { type DragEvent, lazy, type Ref, Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ParticipantList, useParticipants } from '../../../../../features/people/participants/participants.api.ts'
import { issueTexts } from '../../../../../lib/issue-text.ts'
import { paths } from '../../../../../lib/paths.ts'
import { preload } from '../../../../../lib/preload.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { FormSkeleton } from '../../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../../../shell/admin-dinner.ts'
import type { ImportRules } from './check-rows.ts'
import { useImport, wishesOfPeople } from './use-import.ts'

/** Shown once a file is read, and loaded while it is. */
const loadDesk = async () => ({ default: (await import('./import-desk.tsx')).ImportDesk })
const ImportDesk = lazy(loadDesk)

/** Import in four steps: choose a file, look, correct, import. */
export function ImportPage() {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const { data: participantList, error, refetch } = useParticipants(adminId)
  return (
    <Page
      title={t('importPage.title')}
      intro={t('importPage.intro')}
      back={{ label: t('form.toList'), to: paths.admin.participants(adminId) }}
      width="lg"
    >
      {error && !participantList && <LoadError error={error} onRetry={() => void refetch()} />}
      {!participantList && !error && <FormSkeleton fields={3} />}
      {participantList && <Import list={participantList} />}
    </Page>
  )
}

function Import({ list }: { list: ParticipantList }) {
  const desk = useImport(useRules(list))
  if (desk.isReading && !desk.draft) return <Reading name={desk.file?.name ?? ''} onStop={desk.stop} />
  return (
    <>
      {desk.readError && <ReadFailed error={desk.readError} />}
      {desk.draft ? (
        <Suspense fallback={<FormSkeleton fields={3} />}>
          <ImportDesk desk={desk} draft={desk.draft} />
        </Suspense>
      ) : (
        <FileDrop
          onFile={(file) => {
            preload(loadDesk)
            desk.read(file)
          }}
        />
      )}
    </>
  )
}

function useRules({ participants, participantsWaitingList }: ParticipantList): ImportRules {
  const { sessionData, basicDetails, registrationQuestions: questions, allergenListEnabled } = useAdminDinner()
  const { numSeatsNeededForHost: seatsNeeded } = sessionData
  const { zipRestrictions } = basicDetails
  return useMemo(() => {
    const registered = new Map(wishesOfPeople([...participants, ...participantsWaitingList]))
    return { registered, seatsNeeded, zipRestrictions, form: { questions, allergenListEnabled } }
  }, [participants, participantsWaitingList, seatsNeeded, zipRestrictions, questions, allergenListEnabled])
}

function Reading({ name, onStop }: { name: string; onStop: () => void }) {
  const { t } = useTranslation('participants')
  const label = t('importPage.reading', { name })
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Typography role="status" sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <LinearProgress aria-label={label} sx={{ mb: 2 }} />
      <Button variant="outlined" onClick={onStop}>
        {t('importPage.stop')}
      </Button>
    </Box>
  )
}

function ReadFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('participants')
  return (
    <Alert severity="error" sx={{ mb: 3 }}>
      <AlertTitle>{t('importPage.failedTitle')}</AlertTitle>
      {issueTexts(error).join(' ')} {t('importPage.failedHint')}
    </Alert>
  )
}

// .ods as well: people then read how to save it.
const accepted = '.xlsx,.csv,.ods,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a file by drag and drop or from the file chooser. */
function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('participants')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      sx={{
        textAlign: 'center',
        px: 2,
        py: { xs: 4, md: 7 },
        borderRadius: 3,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'background.paper',
      }}
    >
      <Icon
        path={mdiFileUploadOutline}
        sx={{ display: 'block', mx: 'auto', fontSize: 44, color: isOver ? 'primary.main' : 'text.secondary' }}
      />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography variant="h3" component="p" sx={{ mt: 1 }}>
          {t('importPage.drop')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('importPage.or')}</Typography>
      </Box>
      <Button variant="contained" sx={{ mt: 1.5, mb: 2 }} onClick={() => input.current?.click()}>
        {t('importPage.choose')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '48ch', mx: 'auto' }}>
        {t('importPage.types', { rows: limits.participants })}
      </Typography>
      <FileInput ref={input} onFile={onFile} />
    </Box>
  )
}

/** The native file input behind the button. */
function FileInput({ ref, onFile }: { ref: Ref<HTMLInputElement>; onFile: (file: File) => void }) {
  const { t } = useTranslation('participants')
  return (
    <input
      ref={ref}
      type="file"
      accept={accepted}
      hidden
      aria-label={t('importPage.file')}
      onChange={(event) => {
        const file = event.target.files?.[0]
        // Without the reset, choosing the same file again would fire no change event.
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
