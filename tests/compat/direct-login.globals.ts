/** The interface between the front end's page and the test that drives it. */
export type Login = { clientId: string; sessionToken: string };

export type LibraryLogin = Login & { baseUrl: string };

declare global {
  var logIn: (login: Login) => Promise<{ role: string; refreshToken: string }>;
  var logInByLibrary: (login: LibraryLogin) => Promise<{ email: string | null | undefined; isPreWarmed: boolean }>;
}
