import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MaterialDesignContent, type OptionsObject, SnackbarProvider, useSnackbar } from 'notistack'
import { type ReactNode, useMemo } from 'react'
import { issueTexts } from '../lib/issue-text.ts'
import { type NoticePlace, noticePlaces } from './notice-places.ts'

/** Long enough to read, decide and aim; the offered action exists elsewhere on the screen too. */
const HIDE_ACTIONS_AFTER_MS = 12_000

/** Dark enough for white text in both schemes; the library's own colours are not. */
const Notice = styled(MaterialDesignContent)(({ theme }) => ({
  ...theme.typography.body2,
  borderRadius: 12,
  '&.notistack-MuiContent-success': { backgroundColor: '#256b45' },
  '&.notistack-MuiContent-info': { backgroundColor: '#194564' },
  '&.notistack-MuiContent-warning': { backgroundColor: '#8a5300' },
  '&.notistack-MuiContent-error': { backgroundColor: '#b3261e' },
}))

interface NotificationProviderProps {
  place: NoticePlace
  children: ReactNode
}

export function NotificationProvider({ place, children }: NotificationProviderProps) {
  return (
    <SnackbarProvider
      {...noticePlaces[place]}
      Components={{ success: Notice, info: Notice, warning: Notice, error: Notice }}
      preventDuplicate
    >
      {children}
    </SnackbarProvider>
  )
}

interface NoticeAction {
  /** A verb. */
  label: string
  onAct: () => void
}

/** The one way to say "done" or "that did not work". */
export function useNotify() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  return useMemo(() => {
    const show = (variant: NonNullable<OptionsObject['variant']>) => (text: string) => {
      enqueueSnackbar(text, { variant })
    }
    /** Every issue of a failed call as a notice. */
    const failure = (error: unknown) => {
      for (const text of issueTexts(error)) show('error')(text)
    }
    return {
      success: show('success'),
      info: show('info'),
      warning: show('warning'),
      error: show('error'),
      /** Done, and what may be wanted next. */
      done: (text: string, actions: readonly NoticeAction[]) => {
        enqueueSnackbar(text, {
          variant: 'success',
          autoHideDuration: HIDE_ACTIONS_AFTER_MS,
          action: (key) =>
            actions.map(({ label, onAct }) => (
              <Button
                key={label}
                color="inherit"
                size="small"
                sx={{ textDecoration: 'underline', minWidth: 0 }}
                onClick={() => {
                  closeSnackbar(key)
                  onAct()
                }}
              >
                {label}
              </Button>
            )),
        })
      },
      failure,
      /**
       * Says how a press ended. For buttons that its result removes from the page: callbacks given to `mutate` are lost with
       * them. True when it worked.
       */
      outcome: async (pressed: Promise<unknown>, done: string): Promise<boolean> => {
        try {
          await pressed
        } catch (error) {
          failure(error)
          return false
        }
        show('success')(done)
        return true
      },
    }
  }, [enqueueSnackbar, closeSnackbar])
}
