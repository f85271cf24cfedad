@rem npm start begins with "exec", so that signals to npm reach the program; Windows has no such word.
@%*
