@rem The scripts of package.json say "exec node": a shell then leaves its place to Node, and signals reach it.
@rem cmd.exe has no such word, but finds this file.
@%*
