import type { SnackbarProviderProps } from 'notistack'

type Placement = Required<Pick<SnackbarProviderProps, 'maxSnack' | 'autoHideDuration' | 'anchorOrigin'>>

/** One place in the app shell, where people work, and another on the pages a guest's mailed link opens. */
export const noticePlaces = {
  shell: { maxSnack: 3, autoHideDuration: 4500, anchorOrigin: { vertical: 'top', horizontal: 'center' } },
  elsewhere: { maxSnack: 3, autoHideDuration: 5000, anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
} as const satisfies Record<string, Placement>

export type NoticePlace = keyof typeof noticePlaces
