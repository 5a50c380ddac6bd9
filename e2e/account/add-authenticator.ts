import type { CDPSession, Page } from "@playwright/test";

/** A device that recognises its owner at once. */
export async function addAuthenticator(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Has it say something else of the passkey that it holds. */
    async say(other: { userHandle: string }): Promise<void> {
      const { credentials } = await browser.send("WebAuthn.getCredentials", { authenticatorId });
      await browser.send("WebAuthn.clearCredentials", { authenticatorId });
      for (const credential of credentials)
        await browser.send("WebAuthn.addCredential", { authenticatorId, credential: { ...credential, ...other } });
    },
  };
}
